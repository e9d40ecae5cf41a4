import { getAbout, getTextPage, listRequisites } from '#contract/content.ts';
import type { TextPage } from '#contract/content.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

function headOf(page: TextPage, path: string) {
  return pageHead({ title: page.title, description: page.description, path });
}

/** A page whose address is the key of its text. */
export async function loadTextPage(api: Api, key: string) {
  const page = await orNotFound(api.call(getTextPage, { params: { page: key } }));
  return { page, head: headOf(page, `/${key}`) };
}

export async function loadAbout(api: Api) {
  const page = await orNotFound(api.call(getAbout));
  return { page, head: headOf(page, '/about') };
}

export async function loadRequisites(api: Api) {
  const [{ page, head }, requisites] = await Promise.all([
    loadTextPage(api, 'requisites'),
    api.call(listRequisites),
  ]);
  return { page, head, requisites: requisites.data };
}
