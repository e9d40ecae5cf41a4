import { getTextPage } from '#contract/content.ts';
import { pageShareImage } from '#contract/share-images.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';
import { tourPath, type TourRole } from './tour-role.ts';

export async function loadTour(api: Api, role: TourRole) {
  const page = await orNotFound(api.call(getTextPage, { params: { page: `ture-${role}` } }));
  const whom = role === 'worker' ? 'если вы ищете работу' : 'если вы ищете помощника';
  const head = pageHead({
    title: `${page.title}, ${whom}`,
    description: page.description,
    path: tourPath(role),
    preview: pageShareImage('ture'),
  });
  return { page, role, head };
}
