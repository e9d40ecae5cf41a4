import type { ApiReply, ApiRequest } from '#contract/page.ts';
import { networkFailure } from './api-error.ts';
import { isOwnOrigin } from './api-base.ts';

/** A phone in the country sends ten megabytes for minutes. */
const timeoutMs = 120_000;

type FileRequest = Pick<ApiRequest, 'method' | 'headers' | 'signal' | 'onProgress'> & {
  body: Blob;
};

/** Sends a file as it is. Not by `fetch`, which cannot tell how much has left. */
export function sendFile(url: string, request: FileRequest): Promise<ApiReply> {
  const { method, headers = {}, body, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, url);
    call.timeout = timeoutMs;
    call.withCredentials = isOwnOrigin();
    const sent = { 'content-type': body.type || 'application/octet-stream', ...headers };
    for (const [name, value] of Object.entries(sent)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    call.addEventListener('load', () => resolve({ status: call.status, body: call.responseText }));
    call.addEventListener('error', () => reject(networkFailure()));
    call.addEventListener('timeout', () => reject(networkFailure()));
    call.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}
