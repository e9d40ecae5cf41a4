/** What needs no server to tell; some systems name no type, and then the server looks. */
export function faultOf({ type, size }: File): string | null {
  if (type !== '' && !type.startsWith('image/')) return 'Это не фотография. Выберите снимок';
  return size === 0 ? 'Файл пуст. Выберите другой' : null;
}
