import { AppError, invalid } from '../errors.ts';

/** What is wrong with a picture, in words that tell what to do. */
export const pictureRefusals = {
  foreign: () =>
    new AppError(
      415,
      'unsupported_media_type',
      'Это не похоже на фотографию. Подойдёт файл JPEG, PNG, WebP или AVIF',
    ),
  heic: () =>
    new AppError(
      415,
      'unsupported_media_type',
      'Формат HEIC мы не читаем. Сохраните фотографию как JPEG и добавьте снова',
    ),
  broken: () => refusal('Файл повреждён: его не удалось прочитать. Выберите другой'),
  huge: () => refusal('Фотография слишком большая: можно не больше 25 мегапикселей'),
  small: () =>
    refusal('Фотография слишком маленькая: нужно хотя бы 200 пикселей по короткой стороне'),
  narrow: () => refusal('Фотография слишком вытянутая. Обрежьте её и добавьте снова'),
  notSquare: () => refusal('Рамка должна быть квадратной. Выберите часть фотографии ещё раз'),
  smallCut: () => refusal('Выбрана слишком маленькая часть: нужно хотя бы 200 пикселей'),
};

function refusal(text: string): AppError {
  return invalid({ photo: [text] }, text);
}
