import { useState } from 'react';
import type { DeclineReason } from '#contract/response-reasons.ts';
import { responseCalls, type ResponseItem, type ResponseStep } from '#contract/responses.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';

export interface StepWords {
  reason?: DeclineReason;
  comment?: string;
}

/** One response and the steps that its viewer can take. */
export function useResponse(response: ResponseItem, onChange: (response: ResponseItem) => void) {
  const api = useApi();
  const [asked, ask] = useState<ResponseStep | null>(null);
  const work = useSubmit(async (status: ResponseStep, words: StepWords = {}) => {
    const body = { status, ...words };
    onChange(await api.call(responseCalls.change, { params: { id: response.id }, body }));
    ask(null);
  });
  return { asked, ask, work };
}
