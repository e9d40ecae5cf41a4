export function CityPage({ city }: { city: string }) {
  return <h1>Город {city}</h1>;
}
