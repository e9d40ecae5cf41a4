import { CalendarPlus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { Message } from '#contract/messages.ts';
import { meetingCalls } from '#contract/meeting-calls.ts';
import type { Meeting, MeetingProposal, MeetingZone } from '#contract/meetings.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { downloadFile } from '#web/lib/api/download-file.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const MeetingDialog = lazyPart(() => import('./meeting-dialog.tsx'));

/** What can be done with the meetings of a dialog, each named by its message. */
export interface Meetings {
  accept: (id: number) => void;
  cancel: (id: number) => void;
  /** Opens the form for another time. */
  move: (id: number, meeting: Meeting) => void;
  download: (id: number) => void;
  /** The one that is being accepted or cancelled. */
  busyWith: number | null;
}

interface Parts {
  channel: string;
  zone: MeetingZone;
  onChanged: (message: Message) => void;
  /** What the server has refused may have changed meanwhile. */
  catchUp: () => Promise<void>;
}

interface Opened {
  /** Null: a new one. */
  moved: { id: number; meeting: Meeting } | null;
}

/** Proposing, accepting, moving and cancelling; `dialog` is the form, while it is open. */
export function useMeetings({ channel, zone, onChanged, catchUp }: Parts): {
  meetings: Meetings;
  proposing: MenuAction;
  dialog: ReactNode;
} {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busyWith, setBusyWith] = useState<number | null>(null);

  async function say(action: () => Promise<unknown>) {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.message });
    }
  }

  async function decide(id: number, call: 'accept' | 'cancel') {
    setBusyWith(id);
    await say(async () => onChanged(await api.call(meetingCalls[call], { params: { id } })));
    setBusyWith(null);
    await say(catchUp);
  }

  async function send(proposal: MeetingProposal): Promise<void> {
    const id = opened?.moved?.id;
    onChanged(
      id === undefined
        ? await api.call(meetingCalls.propose, { body: { channel, ...proposal } })
        : await api.call(meetingCalls.move, { params: { id }, body: proposal }),
    );
    await say(catchUp);
  }

  const pathOf = (id: number) => meetingCalls.calendar.path.replace(':id', String(id));

  return {
    meetings: {
      accept: (id) => void decide(id, 'accept'),
      cancel: (id) => void decide(id, 'cancel'),
      move: (id, meeting) => setOpened({ moved: { id, meeting } }),
      download: (id) => void say(() => downloadFile(api, pathOf(id), 'vstrecha.ics')),
      busyWith,
    },
    proposing: {
      label: 'Предложить встречу',
      icon: <CalendarPlus />,
      onPress: () => setOpened({ moved: null }),
    },
    dialog: opened && (
      <Suspense>
        <MeetingDialog
          meeting={opened.moved?.meeting ?? null}
          zone={zone}
          onPropose={send}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    ),
  };
}
