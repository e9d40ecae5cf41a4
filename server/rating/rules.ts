import { ratingBits, type Rating } from '#contract/rating.ts';
import type { Role } from '#contract/roles.ts';

interface ProfileFacts {
  role: Role;
  hasName: boolean;
  hasCity: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  passportVerified: boolean;
  /** Of the profile, or on a resume that people see. */
  hasPhoto: boolean;
  hasCard: boolean;
}

/** The six steps of a profile, as a mask, a list and a share. */
export function rate(facts: ProfileFacts): Rating {
  const forWorker = facts.role === 'worker';
  const steps = [
    {
      ...step('email', 'Добавьте почту', facts.hasEmail, '/account/edit/edit-email'),
      confirmed: facts.emailVerified,
    },
    {
      ...step('phone', 'Добавьте телефон', facts.hasPhone, '/account/edit/edit-phone'),
      confirmed: facts.phoneVerified,
    },
    step('passport', 'Загрузите паспорт', facts.passportVerified, '/account/edit/verify-passport'),
    step('photo', 'Загрузите фото', facts.hasPhoto, '/account/edit/edit-avatar'),
    step('profile', 'Заполните профиль', facts.hasName && facts.hasCity, profileHref(facts)),
    forWorker
      ? step('card', 'Создайте анкету', facts.hasCard, '/resumes/create')
      : step('card', 'Создайте вакансию', facts.hasCard, '/vacancies/create'),
  ].map((one, index) => ({ step: index + 1, ...one }));
  const done = steps.filter(({ has }) => has);
  return {
    value: Math.round((done.length / steps.length) * 100),
    setting: done.reduce((mask, { key }) => mask | bits[key], 0),
    list: steps,
  };
}

/** Where what is missing is asked for. */
const profileHref = ({ hasName }: ProfileFacts) =>
  `/account/edit/edit-profile${hasName ? '#city' : ''}`;

const bits = {
  email: ratingBits.ADD_EMAIL,
  phone: ratingBits.ADD_PHONE,
  passport: ratingBits.ADD_PASSPORT,
  photo: ratingBits.ADD_AVATAR,
  profile: ratingBits.UPDATE_PROFILE,
  card: ratingBits.CREATE_RESUME,
};

function step(key: keyof typeof bits, title: string, has: boolean, href: string) {
  return { key, title, has, href };
}
