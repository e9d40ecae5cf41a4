/** A city, and those around it, itself among them. */
export interface CityMeaning {
  id: number;
  slug: string;
  near: number[];
}

/** A station or a district of a city. */
export interface Spot {
  city: CityMeaning;
  term: string;
  /** Means a place only where it is said to be one, or in its own city: «Площадь Ленина» as «Ленина». */
  isShort: boolean;
}

interface Town extends CityMeaning {
  name: string;
  region: string;
  lat: number;
  lon: number;
}

const nearKm = 70;
const kmOfDegree = 111;

/** Which cities lie around each. */
export function withNeighbours<One extends Omit<Town, 'near'>>(towns: One[]): (One & Town)[] {
  return towns.map((town) => {
    const along = Math.cos((town.lat * Math.PI) / 180);
    const near = towns.filter(
      (other) =>
        Math.hypot(other.lat - town.lat, (other.lon - town.lon) * along) * kmOfDegree <= nearKm,
    );
    return { ...town, near: near.map(({ id }) => id) };
  });
}

export interface Region {
  cities: number[];
  near: number[];
}

/** By name; «Татарстан» as well as «Республика Татарстан». */
export function regionsOf(towns: Town[]): { text: string; means: Region }[] {
  const names = new Set(towns.map(({ name }) => name));
  const byRegion = Map.groupBy(towns, ({ region }) => region);
  return [...byRegion]
    .filter(([region]) => !names.has(region))
    .flatMap(([region, inside]) => {
      const cities = inside.map(({ id }) => id);
      const means = { cities, near: [...new Set(inside.flatMap(({ near }) => near))] };
      const short = region.replace(/^Республика /, '').replace(/ \(.*| —.*/, '');
      return [...new Set([region, short])].map((text) => ({ text, means }));
    });
}

const generic =
  /^(?:улица|площадь|проспект|бульвар|шоссе)\s|\s(?:улица|площадь|проспект|бульвар|шоссе)$/i;
const side =
  /\s(?:северное|южное|восточное|западное|центральное)$|^(?:северное|южное|восточное|западное)\s/i;

/** A name, and what people say for short. */
export function spokenNames(name: string): { text: string; isShort: boolean }[] {
  const [kind, where] = [name.replace(generic, ''), name.replace(side, '')];
  return [
    { text: name, isShort: false },
    ...(kind === name ? [] : [{ text: kind, isShort: true }]),
    ...(where === name ? [] : [{ text: where, isShort: false }]),
  ];
}
