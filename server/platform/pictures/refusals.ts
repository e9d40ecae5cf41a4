import { AppError, invalid } from '../errors.ts';

const unsupported = (text: string) => new AppError(415, 'unsupported_media_type', text);
const wrongFile = (text: string) => invalid({ file: [text] }, text);
const wrongPhoto = (text: string) => invalid({ photo: [text] }, text);

/** What is wrong with a picture or a document, in words that tell what to do. */
export const refusals = {
  foreign: () => unsupported('Это не похоже на фотографию. Подойдёт файл JPEG, PNG, WebP или AVIF'),
  heic: () =>
    unsupported('Формат HEIC мы не читаем. Сохраните фотографию как JPEG и добавьте снова'),
  broken: () => wrongPhoto('Файл повреждён: его не удалось прочитать. Выберите другой'),
  huge: () => wrongPhoto('Фотография слишком большая: можно не больше 25 мегапикселей'),
  hugeAvif: () =>
    wrongPhoto('В формате AVIF можно не больше 12 мегапикселей. Сохраните фотографию как JPEG'),
  small: () =>
    wrongPhoto('Фотография слишком маленькая: нужно хотя бы 200 пикселей по короткой стороне'),
  elongated: () => wrongPhoto('Фотография слишком вытянутая. Обрежьте её и добавьте снова'),
  notSquare: () => wrongPhoto('Рамка должна быть квадратной. Выберите часть фотографии ещё раз'),
  foreignDocument: () =>
    unsupported('Это не документ PDF. Сохраните файл как PDF и добавьте снова'),
  brokenDocument: () => wrongFile('Документ повреждён: сохраните его как PDF ещё раз'),
  activeDocument: () =>
    wrongFile(
      'В документе есть программа, а такие мы не принимаем. Распечатайте его в PDF и добавьте снова',
    ),
  smallCut: () => wrongPhoto('Выбрана слишком маленькая часть: нужно хотя бы 200 пикселей'),
};

/** Crosses from the process that decodes to the one that answers by its name alone. */
export class PictureRefusal extends Error {
  readonly refusal: keyof typeof refusals;

  constructor(refusal: keyof typeof refusals) {
    super(refusal);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: keyof typeof refusals) => new PictureRefusal(refusal);
