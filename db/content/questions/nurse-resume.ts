import * as care from './care-options.ts';
import { type DefinitionRow, step } from './question.ts';
import * as work from './work-options.ts';

/** What a visiting nurse tells about her training and procedures. */
export const nurseResume: DefinitionRow[] = [
  ...step('Опыт', 202, [
    {
      key: 'hospital_wards',
      label: 'Опыт в медицине',
      type: 'many',
      options: care.hospitalWards,
      filterable: true,
    },
    {
      key: 'accreditation',
      label: 'Аккредитация',
      type: 'one',
      options: {
        valid: 'действующая',
        renewing: 'прохожу заново',
        none: 'нет',
      },
      filterable: true,
    },
    {
      key: 'qualification',
      label: 'Квалификационная категория',
      type: 'one',
      options: { none: 'нет', second: 'вторая', first: 'первая', highest: 'высшая' },
      filterable: true,
    },
  ]),
  ...step('Пациенты', 300, [
    {
      key: 'patients',
      label: 'Кому помогаю',
      type: 'many',
      options: care.patients,
      filterable: true,
    },
    {
      key: 'visit_kind',
      label: 'Вид помощи',
      type: 'many',
      options: {
        single: 'разовый визит',
        course: 'курс процедур',
        post: 'дежурство на дому',
        hospital: 'дежурство в больнице',
      },
      required: true,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'mobility',
      label: 'Подвижность пациента',
      hint: 'Отметьте всех, с кем вы работаете',
      type: 'many',
      options: care.mobility,
      filterable: true,
    },
    {
      key: 'conditions',
      label: 'Опыт с болезнями',
      type: 'many',
      options: care.conditions,
      filterable: true,
    },
  ]),
  ...step('Процедуры', 400, [
    {
      key: 'injections',
      label: 'Уколы и капельницы',
      type: 'many',
      options: care.injections,
      filterable: true,
      shown_on_card: true,
    },
    {
      key: 'wounds',
      label: 'Раны и перевязки',
      type: 'many',
      options: care.wounds,
      filterable: true,
    },
    {
      key: 'tubes',
      label: 'Катетеры, зонды, стомы',
      hint: 'Отметьте то, с чем работаете уверенно',
      type: 'many',
      options: care.tubes,
      filterable: true,
    },
    {
      key: 'nursing',
      label: 'Другие процедуры',
      type: 'many',
      options: care.nursing,
      filterable: true,
    },
    {
      key: 'prescription',
      label: 'Назначение врача',
      hint: 'Что вам нужно, чтобы начать процедуры',
      type: 'one',
      options: {
        paper: 'нужно на бумаге',
        photo: 'достаточно фото',
        help: 'подскажу, как получить',
      },
      filterable: true,
    },
  ]),
  ...step('Выезды', 450, [
    {
      key: 'travel_area',
      label: 'Куда выезжаю',
      type: 'many',
      options: {
        district: 'в свой район',
        city: 'по всему городу',
        suburbs: 'в пригород и на дачи',
      },
      filterable: true,
    },
    {
      key: 'consumables',
      label: 'Шприцы, системы, перевязка',
      type: 'one',
      options: {
        own: 'привожу свои',
        list: 'пишу список, покупает семья',
        any: 'как удобнее семье',
      },
      filterable: true,
    },
    {
      key: 'own_devices',
      label: 'Своё оборудование',
      type: 'many',
      options: {
        pressure: 'тонометр',
        sugar: 'глюкометр',
        oximeter: 'пульсоксиметр',
        stand: 'стойка для капельницы',
        ecg: 'аппарат ЭКГ',
        inhaler: 'ингалятор',
      },
    },
    {
      key: 'urgent_call',
      label: 'Приезжаю в день звонка',
      type: 'yes_no',
      filterable: true,
      shown_on_card: true,
    },
  ]),
  ...step('Уход', 500, [
    {
      key: 'hygiene',
      label: 'Гигиена',
      hint: 'Если берёте и обычный уход',
      type: 'many',
      options: care.hygiene,
      filterable: true,
    },
    {
      key: 'recovery',
      label: 'Восстановление и занятия',
      type: 'many',
      options: care.recovery,
      filterable: true,
    },
    {
      key: 'teaching',
      label: 'Учу родных ухаживать',
      hint: 'Показать, как повернуть, обработать, покормить',
      type: 'yes_no',
      filterable: true,
    },
  ]),
  ...step('Ночи и выходные', 700, [
    {
      key: 'night_care',
      label: 'Ночью',
      type: 'one',
      options: {
        none: 'по ночам не работаю',
        sleeping: 'сплю рядом, встаю, если позовут',
        several: 'встаю несколько раз за ночь',
        awake: 'дежурю без сна',
      },
      filterable: true,
    },
    {
      key: 'weekends_and_holidays',
      label: 'Работаю в выходные и праздники',
      type: 'yes_no',
      filterable: true,
    },
    {
      key: 'shift_rhythm',
      label: 'График дежурств',
      hint: 'Если вы берёте дежурства. Отметьте все подходящие',
      type: 'many',
      options: work.shiftRhythms,
      filterable: true,
    },
  ]),
];
