import type { PlaceReasons } from '#contract/reason-templates.ts';
import type { SaidInstead } from '#contract/search-words.ts';
import type { StopWord } from '#contract/stop-words.ts';
import { ReasonLists } from './reason-lists.tsx';
import { SearchTryOut } from './search-try-out.tsx';
import { SearchWords } from './search-words.tsx';
import { StopWordTryOut } from './stop-word-try-out.tsx';
import { StopWords } from './stop-words.tsx';
import { WordsSection } from './words-section.tsx';

interface WordsPageProps {
  stopWords: StopWord[];
  reasons: PlaceReasons[];
  search: { words: SaidInstead[]; phrases: SaidInstead[] };
}

export function WordsPage({ stopWords, reasons, search }: WordsPageProps) {
  return (
    <>
      <h1 className="text-2xl">Слова</h1>
      <div className="mt-4 flex flex-col gap-10">
        <WordsSection
          id="stop-words"
          title="Стоп-слова"
          hint="Вдобавок к встроенным проверкам. Карточка с таким словом ждёт модератора. Звёздочка в конце — любое окончание: «предоплат*»."
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <StopWords words={stopWords} />
            <StopWordTryOut />
          </div>
        </WordsSection>
        <WordsSection
          id="search-words"
          title="Слова поиска"
          hint="Вдобавок к тем, что поиск уже знает. Выдача учит их в течение минуты."
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <SearchWords {...search} />
            <SearchTryOut />
          </div>
        </WordsSection>
        <WordsSection
          id="reasons"
          title="Готовые причины и ответы"
          hint="Модератор увидит их рядом со встроенными, когда пишет человеку."
        >
          <ReasonLists places={reasons} />
        </WordsSection>
      </div>
    </>
  );
}
