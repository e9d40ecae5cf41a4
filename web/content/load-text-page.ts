import { getAbout, getTextPage, listRequisites } from '#contract/content.ts';
import type { TextPage } from '#contract/content.ts';
import { getEdition } from '#contract/editions.ts';
import { pageShareImage, sharedPages } from '#contract/share-images.ts';
import { notFound } from '@tanstack/react-router';
import { pageHead } from '#web/lib/head/page-head.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

function headOf({ title, description }: TextPage, path: string) {
  const shared = sharedPages.find((page) => path === `/${page}`);
  return pageHead({ title, description, path, ...(shared && { preview: pageShareImage(shared) }) });
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

/** Of a document, as it was: for people who want to know what they agreed to, not for search. */
export async function loadEdition(api: Api, { page, number }: { page: string; number: string }) {
  if (!/^[1-9]\d{0,4}$/.test(number)) throw notFound();
  const params = { page, number: Number(number) };
  const edition = await orNotFound(api.call(getEdition, { params }));
  const head = pageHead({
    title: `${edition.title}, редакция № ${number}`,
    description: `Редакция № ${number} документа «${edition.title}»`,
    path: `/documents/${page}/${number}`,
    isIndexable: false,
  });
  return { edition, head };
}
