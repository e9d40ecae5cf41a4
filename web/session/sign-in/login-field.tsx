import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx';

/** A phone or an address, in whichever spelling. */
export function LoginField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Телефон или почта"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  );
}
