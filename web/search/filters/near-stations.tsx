import { listPlaces, stationsAtMost } from '#contract/places.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';

interface NearStationsProps {
  city: string;
  chosen: readonly string[];
  onChoose: (slugs: string[]) => void;
}

/** Two stops more are a few minutes of a ride, and often twice as many people. */
export default function NearStations({ city, chosen, onChoose }: NearStationsProps) {
  const api = useApi();
  const { submit, pending, problem } = useSubmit(async () => {
    const { data } = await api.call(listPlaces, {
      query: { city, near: [...chosen], limit: stationsAtMost - chosen.length },
    });
    onChoose(data.map(({ slug }) => slug));
  });
  if (chosen.length >= stationsAtMost) return null;
  return (
    <>
      {problem && <FormProblem problem={problem} />}
      <Button
        kind="quiet"
        size="small"
        pending={pending}
        onClick={() => void submit()}
        className="-ml-4 self-start noscript:hidden"
      >
        И соседние: ± 2 станции
      </Button>
    </>
  );
}
