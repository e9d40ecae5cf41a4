import { expect, test } from 'vitest';
import { createNoteAutosave } from './note-autosave.ts';

const reasonOf = (error: unknown) => (error as Error).message;

test('sends the last text, one save after the other', async () => {
  const sent: string[] = [];
  const note = createNoteAutosave(
    '',
    async (text) => {
      sent.push(text);
      if (sent.length === 1) note.write('Звонить завтра');
      await Promise.resolve();
    },
    reasonOf,
  );
  note.write('Звонить ');
  expect(note.state().saving).toBe('saving');
  await note.flush();
  expect(sent).toEqual(['Звонить', 'Звонить завтра']);
  expect(note.state()).toMatchObject({ text: 'Звонить завтра', saving: 'saved' });
});

test('keeps what was typed when it is refused, says why, and sends it again', async () => {
  let isBroken = true;
  const note = createNoteAutosave(
    '',
    async () => {
      if (isBroken) throw new Error('нет связи');
    },
    reasonOf,
  );
  note.write('Звонить');
  expect(await note.flush()).toBe(false);
  expect(note.state()).toMatchObject({ text: 'Звонить', saving: 'unsaved', reason: 'нет связи' });
  note.adopt('Другое');
  expect(note.state().text).toBe('Звонить');
  isBroken = false;
  expect(await note.flush()).toBe(true);
  expect(note.isSafe()).toBe(true);
});

test('takes over what another tab has written', async () => {
  const note = createNoteAutosave('Раз', async () => undefined, reasonOf);
  note.adopt('Два');
  expect(note.state()).toMatchObject({ text: 'Два', saving: 'idle' });
  expect(note.isSafe()).toBe(true);
});
