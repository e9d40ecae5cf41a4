import { exportData } from '#contract/account.ts';
import type { Api } from '#web/lib/api/api.ts';
import { downloadFile } from '#web/lib/api/download-file.ts';

/** The archive may take longer than a usual call. */
export const downloadData = (api: Api): Promise<void> =>
  downloadFile(api, exportData.path, 'ryadom-data.zip');
