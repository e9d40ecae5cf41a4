import { PasswordField } from '#web/ui/fields/password-field.tsx';

interface NewPasswordFieldProps {
  id?: string | undefined;
  /** Whose password it is: what keeps passwords for the person has to know. */
  username: string;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  autoFocus?: boolean | undefined;
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const { username, value, onValueChange, ...rest } = props;
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Новый пароль"
        hint="Не короче 8 знаков"
        autoComplete="new-password"
        maxLength={200}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        {...rest}
      />
    </>
  );
}
