/** «01», «января» … for a list to choose from. */
export const monthsOfDay = monthsIn({ day: 'numeric', month: 'long' });

/** «01», «Январь» … */
export const monthNames = monthsIn({ month: 'long' });

function monthsIn(format: Intl.DateTimeFormatOptions) {
  return Array.from({ length: 12 }, (_, at) => {
    const date = new Date(Date.UTC(2000, at, 15));
    const name = date.toLocaleDateString('ru', { ...format, timeZone: 'UTC' });
    return { value: String(at + 1).padStart(2, '0'), label: name.replace(/^\d+\s/, '') };
  });
}
