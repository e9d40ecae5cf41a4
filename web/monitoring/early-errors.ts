/** Of the errors before the part that tells of them is there; more say nothing new. */
const keptAtMost = 10;

type Tell = (error: unknown) => void;

const early: unknown[] = [];
let tell: Tell = (error) => {
  if (early.length < keptAtMost) early.push(error);
};

/** An error that a page of ours has caught and shown; React would only write it to the console. */
export function tellCaught(error: unknown): void {
  // As React does by itself.
  // oxlint-disable-next-line no-console -- whoever looks into the console is looking for it
  console.error(error);
  tell(error);
}

/** Keeps what fails on its own from now on; answers how to stop. */
export function watchErrors(): () => void {
  const failed = ({ error }: ErrorEvent) => tell(error);
  const rejected = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

/** Hands over what was kept, and everything that is caught later. */
export function listenTo(heard: Tell): void {
  tell = heard;
  for (const error of early.splice(0)) heard(error);
}
