import type { ComponentType } from 'react';
import type { PictureProps } from './picture.tsx';
import { CareScene } from './scenes/care.tsx';
import { CoinsScene } from './scenes/coins.tsx';
import { DeskScene } from './scenes/desk.tsx';
import { HomeScene } from './scenes/home.tsx';
import { LetterScene } from './scenes/letter.tsx';
import { PaperScene } from './scenes/paper.tsx';
import { PlayScene } from './scenes/play.tsx';
import { RestScene } from './scenes/rest.tsx';
import { SearchScene } from './scenes/search.tsx';
import { StrollScene } from './scenes/stroll.tsx';
import { TalkScene } from './scenes/talk.tsx';
import { WalkScene } from './scenes/walk.tsx';

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
