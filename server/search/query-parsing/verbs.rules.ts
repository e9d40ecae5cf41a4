import type { Vocabulary } from './vocabulary.rules.ts';

const begun = /^(?:пере|подо|под|при|про|вы|за|на|об|от|по|с|у)(.{2,}(?:ть|ти|ться))$/;

/** «чистить» of «почистить»: what is done once has the name of what is done often, and a beginning. */
export const lastingVerb = (word: string): string | null => begun.exec(word)?.[1] ?? null;

/** Every verb of one time has the stem of the lasting one, where that is known. */
export function withLastingVerbs(
  stems: ReadonlyMap<string, string>,
  vocabulary: Pick<Vocabulary, 'stems'>,
): ReadonlyMap<string, string> {
  return new Map(
    [...stems].map(([word, stem]) => {
      const lasting = stems.get(lastingVerb(word) ?? '') ?? '';
      return [word, vocabulary.stems.has(lasting) ? lasting : stem];
    }),
  );
}
