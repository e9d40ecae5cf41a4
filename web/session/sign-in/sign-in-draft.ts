import { parseLogin } from '#contract/contacts.ts';
import type { ConsentKind, User } from '#contract/session.ts';
import { nameErrorSoFar } from '#web/lib/forms/name-error.ts';
import type { GuestRole } from '../steps/guest-role.ts';

/** What was typed so far, shared by login and registration. */
export interface SignInDraft {
  role: GuestRole | null;
  name: string;
  login: string;
  password: string;
  remember: boolean;
  consents: ConsentKind[];
}

export interface SignInFormProps {
  draft: SignInDraft;
  onChange: (change: Partial<SignInDraft>) => void;
  onSignedIn: (user: User) => Promise<void>;
}

export const emptyDraft = (role: GuestRole | null, login = ''): SignInDraft => ({
  role,
  name: '',
  login,
  password: '',
  remember: true,
  consents: [],
});

const neededConsents: ConsentKind[] = ['agreement', 'personal_data'];

type Errors = Record<string, string[]>;
export const loginText =
  'Введите телефон, например +7\u00a0900\u00a0123\u00a045\u00a067, или адрес почты';

export function loginErrors({ login, password }: SignInDraft): Errors {
  return {
    ...(!parseLogin(login) && { login: [loginText] }),
    ...(!password && { password: ['Введите пароль'] }),
  };
}

export function registrationErrors(draft: SignInDraft): Errors {
  const missing = neededConsents.filter((kind) => !draft.consents.includes(kind));
  const wrongName = draft.name.trim()
    ? nameErrorSoFar(draft.name)
    : 'Напишите, как к вам обращаться';
  return {
    ...(!draft.role && { role: ['Выберите, что вам нужно'] }),
    ...(wrongName && { name: [wrongName] }),
    ...(!parseLogin(draft.login) && { login: [loginText] }),
    ...(draft.password &&
      draft.password.length < 8 && { password: ['Придумайте пароль не короче 8 знаков'] }),
    ...Object.fromEntries(missing.map((kind) => [kind, [consentErrors[kind]]])),
  };
}

const consentErrors: Partial<Record<ConsentKind, string>> = {
  agreement: 'Без принятия соглашения зарегистрироваться нельзя',
  personal_data: 'Без согласия на обработку данных зарегистрироваться нельзя',
};
