import type { Job } from '#server/platform/queue.ts';
import { announceDuePosts } from './editing.actions.ts';

export const announcePosts: Job = {
  name: 'announce_posts',
  schedule: '* * * * *',
  run: ({ db }) => announceDuePosts(db),
};
