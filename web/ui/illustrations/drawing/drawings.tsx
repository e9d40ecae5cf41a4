import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmptyCardsIllustration } from '../empty-cards.tsx';
import { EmptyFavoritesIllustration } from '../empty-favorites.tsx';
import { EmptySearchIllustration } from '../empty-search.tsx';
import { ErrorIllustration } from '../error.tsx';
import { FindHelperIllustration } from '../find-helper.tsx';
import { FindWorkIllustration } from '../find-work.tsx';
import { HeroIllustration } from '../hero.tsx';
import { NotFoundIllustration } from '../not-found.tsx';
import { CareScene } from '../scenes/care.tsx';
import { CoinsScene } from '../scenes/coins.tsx';
import { DeskScene } from '../scenes/desk.tsx';
import { HomeScene } from '../scenes/home.tsx';
import { LetterScene } from '../scenes/letter.tsx';
import { PaperScene } from '../scenes/paper.tsx';
import { PlayScene } from '../scenes/play.tsx';
import { RestScene } from '../scenes/rest.tsx';
import { SearchScene } from '../scenes/search.tsx';
import { StrollScene } from '../scenes/stroll.tsx';
import { TalkScene } from '../scenes/talk.tsx';
import { WalkScene } from '../scenes/walk.tsx';
import { isOfFront, type IllustrationName } from '../illustration.tsx';

const drawings = {
  hero: HeroIllustration,
  'empty-cards': EmptyCardsIllustration,
  'empty-favorites': EmptyFavoritesIllustration,
  'empty-search': EmptySearchIllustration,
  error: ErrorIllustration,
  'find-helper': FindHelperIllustration,
  'find-work': FindWorkIllustration,
  'not-found': NotFoundIllustration,
  care: CareScene,
  coins: CoinsScene,
  desk: DeskScene,
  home: HomeScene,
  letter: LetterScene,
  paper: PaperScene,
  play: PlayScene,
  rest: RestScene,
  search: SearchScene,
  stroll: StrollScene,
  talk: TalkScene,
  walk: WalkScene,
} satisfies Record<IllustrationName, ComponentType>;

type File = 'front' | 'hero' | 'others';

function fileOf(name: string): File {
  if (name === 'hero') return 'hero';
  return isOfFront.test(name) ? 'front' : 'others';
}

/** A file of the drawings that belong into it, each under its name. */
export function drawFile(file: File): string {
  const parts = Object.entries(drawings).map(([name, Drawing]) =>
    fileOf(name) === file ? draw(name, Drawing) : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}\n</svg>\n`;
}

const draw = (name: string, Drawing: ComponentType) =>
  // Ids of one file must differ, and each drawing begins to count anew.
  renderToStaticMarkup(<Drawing />, { identifierPrefix: name })
    .replace(/^<svg[^>]*>/, `\n<g id="${name}">`)
    .replace(/<\/svg>$/, '</g>');
