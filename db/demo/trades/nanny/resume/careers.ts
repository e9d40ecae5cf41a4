/** How somebody came to work with children; everything else follows from it. */
export interface Career {
  key: CareerKey;
  weight: number;
  age: readonly [least: number, most: number];
  /** Ways of learning: values of the question about education. */
  education: readonly string[];
  /** Age at which the first work with children could begin. */
  startsAt: number;
  /** Years in the earlier profession, among children or not; they come before the nanny's. */
  before: readonly [least: number, most: number];
  /** The earlier years were with children too, so they count as experience. */
  withChildren: boolean;
  nanny: readonly [least: number, most: number];
  firstAid: readonly string[];
}

export type CareerKey =
  | 'kindergarten'
  | 'school'
  | 'student'
  | 'nurse'
  | 'changed'
  | 'grandmother'
  | 'long_nanny'
  | 'psychologist'
  | 'linguist'
  | 'musician'
  | 'beginner';

const usual = ['basics', 'basics', 'course', 'no'];

export const careers: readonly Career[] = [
  {
    key: 'kindergarten',
    weight: 20,
    age: [28, 66],
    education: ['higher_teaching', 'vocational_teaching'],
    startsAt: 21,
    before: [3, 25],
    withChildren: true,
    nanny: [0, 12],
    firstAid: ['basics', 'course'],
  },
  {
    key: 'school',
    weight: 11,
    age: [29, 66],
    education: ['higher_teaching', 'vocational_teaching'],
    startsAt: 22,
    before: [3, 25],
    withChildren: true,
    nanny: [0, 10],
    firstAid: ['basics', 'course'],
  },
  {
    key: 'student',
    weight: 12,
    age: [18, 22],
    education: ['student'],
    startsAt: 18,
    before: [0, 0],
    withChildren: false,
    nanny: [0, 3],
    firstAid: usual,
  },
  {
    key: 'nurse',
    weight: 9,
    age: [28, 62],
    education: ['vocational_medical', 'vocational_medical', 'higher_medical'],
    startsAt: 22,
    before: [3, 18],
    withChildren: false,
    nanny: [1, 14],
    firstAid: ['medical'],
  },
  {
    key: 'changed',
    weight: 14,
    age: [33, 58],
    education: ['vocational', 'higher'],
    startsAt: 22,
    before: [4, 15],
    withChildren: false,
    nanny: [1, 15],
    firstAid: usual,
  },
  {
    key: 'grandmother',
    weight: 10,
    age: [60, 72],
    education: ['school', 'vocational', 'vocational', 'higher'],
    startsAt: 50,
    before: [0, 0],
    withChildren: false,
    nanny: [2, 20],
    firstAid: ['basics', 'basics', 'course'],
  },
  {
    key: 'long_nanny',
    weight: 18,
    age: [27, 57],
    education: ['school', 'vocational', 'vocational_teaching', 'higher'],
    startsAt: 20,
    before: [0, 0],
    withChildren: false,
    nanny: [4, 25],
    firstAid: ['basics', 'course', 'course'],
  },
  {
    key: 'psychologist',
    weight: 7,
    age: [27, 52],
    education: ['higher_psychology'],
    startsAt: 22,
    before: [1, 8],
    withChildren: true,
    nanny: [1, 10],
    firstAid: ['basics', 'course'],
  },
  {
    key: 'linguist',
    weight: 8,
    age: [24, 46],
    education: ['higher', 'higher_teaching'],
    startsAt: 21,
    before: [0, 0],
    withChildren: false,
    nanny: [1, 12],
    firstAid: usual,
  },
  {
    key: 'musician',
    weight: 5,
    age: [25, 60],
    education: ['vocational_teaching', 'higher_teaching'],
    startsAt: 21,
    before: [2, 15],
    withChildren: true,
    nanny: [1, 10],
    firstAid: usual,
  },
  {
    key: 'beginner',
    weight: 7,
    age: [22, 40],
    education: ['school', 'vocational', 'higher'],
    startsAt: 19,
    before: [0, 0],
    withChildren: false,
    nanny: [0, 1],
    firstAid: ['basics', 'course', 'no'],
  },
];
