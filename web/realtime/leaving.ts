let leaving = 0;

/** While it lasts the end of the session is what the person wants, and no news. */
export async function whileLeaving<Result>(work: () => Promise<Result>): Promise<Result> {
  leaving += 1;
  try {
    return await work();
  } finally {
    leaving -= 1;
  }
}

export const isLeaving = () => leaving > 0;
