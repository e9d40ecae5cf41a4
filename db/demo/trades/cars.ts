/** A car as people name it in a form: no number plate. */
export interface Car {
  /** «Toyota Camry» */
  model: string;
  year: number;
  /** Value of the question about the class of cars. */
  kind: 'small' | 'sedan' | 'suv' | 'business' | 'minivan';
  /** Seats for passengers. */
  seats: number;
}

type Row = [model: string, kind: Car['kind'], seats: number, oldest: number];

const rows: Row[] = [
  ['Kia Rio', 'small', 4, 2016],
  ['Hyundai Solaris', 'small', 4, 2017],
  ['LADA Vesta', 'small', 4, 2018],
  ['Renault Logan', 'small', 4, 2016],
  ['Škoda Octavia', 'sedan', 4, 2017],
  ['Škoda Rapid', 'sedan', 4, 2017],
  ['Kia Cerato', 'sedan', 4, 2018],
  ['Toyota Camry', 'sedan', 4, 2017],
  ['Volkswagen Polo', 'sedan', 4, 2017],
  ['Haval Jolion', 'suv', 4, 2022],
  ['Chery Tiggo 7', 'suv', 4, 2021],
  ['Geely Atlas', 'suv', 4, 2020],
  ['Toyota RAV4', 'suv', 4, 2017],
  ['Nissan Qashqai', 'suv', 4, 2017],
  ['Exeed VX', 'suv', 6, 2022],
  ['Mercedes-Benz E-класса', 'business', 4, 2018],
  ['BMW пятой серии', 'business', 4, 2018],
  ['Genesis G80', 'business', 4, 2020],
  ['Kia Carnival', 'minivan', 7, 2018],
  ['Volkswagen Multivan', 'minivan', 7, 2016],
  ['Hyundai Staria', 'minivan', 7, 2022],
];

/** Made once, so that a choice among them stays a choice among the same. */
export const carModels = rows.map(([model, kind, seats, oldest]) => ({
  model,
  kind,
  seats,
  oldest,
}));
