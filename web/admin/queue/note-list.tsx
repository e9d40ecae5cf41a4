import { MessageSquarePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { NotedField } from './verdicts.ts';

interface NoteListProps {
  fields: NotedField[];
  notes: Record<string, string>;
  onChange: (notes: Record<string, string>) => void;
}

/** Words at single fields; the owner reads them where they have to change something. */
export function NoteList({ fields, notes, onChange }: NoteListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<{ path: string } | null>(null);
  const noted = fields.filter(({ path }) => path in notes);
  const rest = fields.filter(({ path }) => !(path in notes));

  useEffect(() => {
    if (!added) return;
    box.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(added.path)}"]`)?.focus();
  }, [added]);

  function add(path: string) {
    onChange({ ...notes, [path]: '' });
    setAdded({ path });
  }

  return (
    <div ref={box} className="flex flex-col gap-3">
      {noted.map(({ path, label }) => (
        <div key={path} className="flex items-start gap-1">
          <TextArea
            className="grow"
            label={`К полю «${label}»`}
            data-note={path}
            rows={2}
            countTo={500}
            value={notes[path] ?? ''}
            onChange={(event) => onChange({ ...notes, [path]: event.target.value })}
          />
          <IconButton
            label={`Убрать замечание к полю «${label}»`}
            icon={<X />}
            className="text-muted"
            onClick={() => onChange(without(notes, path))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-1.5">
        {rest
          .filter(({ isLikely }) => isLikely)
          .map(({ path, label }) => (
            <Button key={path} kind="secondary" size="small" onClick={() => add(path)}>
              <MessageSquarePlus aria-hidden className="size-4.5" />
              Замечание: {label}
            </Button>
          ))}
      </div>
      <OtherField fields={rest.filter(({ isLikely }) => !isLikely)} onAdd={add} />
    </div>
  );
}

function OtherField({ fields, onAdd }: { fields: NotedField[]; onAdd: (path: string) => void }) {
  const [chosen, setChosen] = useState('');
  if (fields.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-1.5">
      <Select
        className="min-w-0 grow basis-32 large:basis-40"
        label="Замечание к полю"
        placeholder="Выберите"
        options={fields.map(({ path, label }) => ({ value: path, label }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        kind="secondary"
        className="shrink-0 px-3!"
        onClick={() => {
          if (!chosen) return;
          onAdd(chosen);
          setChosen('');
        }}
      >
        Добавить
      </Button>
    </div>
  );
}

function without(notes: Record<string, string>, path: string): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).filter(([key]) => key !== path));
}
