const ones = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const teens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать';
const tens = '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто';
const hundreds = ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот';

/** «Одна тысяча четыреста девяносто рублей 00 копеек» */
export function sumInWords(kopecks: number): string {
  const roubles = Math.floor(kopecks / 100);
  const parts = [
    ...group(Math.floor(roubles / 1_000_000), ['миллион', 'миллиона', 'миллионов'], 'he'),
    ...group(Math.floor(roubles / 1000) % 1000, ['тысяча', 'тысячи', 'тысяч'], 'she'),
    ...below1000(roubles % 1000, 'he'),
  ];
  const text = parts.join(' ') || 'ноль';
  const coins = kopecks % 100;
  return (
    `${text.charAt(0).toUpperCase()}${text.slice(1)} ` +
    `${formOf(roubles, ['рубль', 'рубля', 'рублей'])} ` +
    `${String(coins).padStart(2, '0')} ${formOf(coins, ['копейка', 'копейки', 'копеек'])}`
  );
}

type Gender = 'he' | 'she';
type Forms = readonly [one: string, few: string, many: string];

const group = (count: number, forms: Forms, gender: Gender): string[] =>
  count === 0 ? [] : [...below1000(count, gender), formOf(count, forms)];

function below1000(count: number, gender: Gender): string[] {
  const rest = count % 100;
  const last = rest % 10;
  const isTeen = rest >= 10 && rest < 20;
  const one = gender === 'she' && last < 3 ? ['', 'одна', 'две'][last] : ones[last];
  return [
    hundreds.split(' ')[Math.floor(count / 100)],
    isTeen ? teens.split(' ')[rest - 10] : tens.split(' ')[Math.floor(rest / 10)],
    isTeen ? '' : one,
  ].flatMap((word) => (word ? [word] : []));
}

function formOf(count: number, [one, few, many]: Forms): string {
  const rest = count % 100;
  if (rest >= 11 && rest <= 14) return many;
  if (rest % 10 === 1) return one;
  return rest % 10 >= 2 && rest % 10 <= 4 ? few : many;
}
