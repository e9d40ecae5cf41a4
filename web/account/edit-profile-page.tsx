export function EditProfilePage() {
  return <h1>Профиль</h1>;
}
