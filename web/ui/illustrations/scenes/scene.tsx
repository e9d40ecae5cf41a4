import type { ComponentType } from 'react';
import type { PictureProps } from '../picture.tsx';
import { CareScene } from './care.tsx';
import { CoinsScene } from './coins.tsx';
import { DeskScene } from './desk.tsx';
import { HomeScene } from './home.tsx';
import { LetterScene } from './letter.tsx';
import { PaperScene } from './paper.tsx';
import { PlayScene } from './play.tsx';
import { RestScene } from './rest.tsx';
import { SearchScene } from './search.tsx';
import { StrollScene } from './stroll.tsx';
import { TalkScene } from './talk.tsx';
import { WalkScene } from './walk.tsx';

const scenes: Record<string, ComponentType<PictureProps>> = {
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
};

/** A small picture by its name, as texts of the database call it; an unknown name gets the house. */
export function Scene({ name, ...props }: PictureProps & { name: string }) {
  const Drawn = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  return Drawn ? <Drawn {...props} /> : <HomeScene {...props} />;
}
