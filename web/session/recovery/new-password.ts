/** What the form can tell before it asks the server; the field has the name of the body's. */
export function newPasswordErrors<Field extends string>(
  password: string,
  field: Field,
): Partial<Record<Field, string[]>> {
  if (password.length >= 8) return {};
  return { [field]: ['Придумайте пароль не короче 8 знаков'] } as Record<Field, string[]>;
}
