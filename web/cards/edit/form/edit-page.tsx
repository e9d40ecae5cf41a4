import { CardForm } from './card-form.tsx';
import type { FormAddress, FormSearch } from '../../owner/address.ts';
import type { FormData } from '../draft/load-form.ts';

type EditPageProps = { address: FormAddress; data: FormData; search: FormSearch };

export function EditPage({ address, data, search }: EditPageProps) {
  const { kind, category, slug = 'new' } = address;
  // Another card is another form: nothing of the one before may stay in its fields.
  return <CardForm key={`${kind} ${category} ${slug}`} {...{ address, data, search }} />;
}
