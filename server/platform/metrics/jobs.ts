import { Histogram } from 'prom-client';
import type { Job } from '../queue/job.ts';
import type { Metrics } from '../metrics.ts';

/** The same jobs, with their durations and outcomes counted. */
export function measureJobs(jobs: Job[], { registry }: Metrics): Job[] {
  const durations = new Histogram({
    name: 'ryadom_job_duration_seconds',
    help: 'Time that a job ran; a failed one is tried again later',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120],
    registers: [registry],
  });
  return jobs.map((job) => ({
    ...job,
    run: async (deps, payload) => {
      const end = durations.startTimer({ job: job.name });
      try {
        await job.run(deps, payload);
        end({ outcome: 'ok' });
      } catch (error) {
        end({ outcome: 'error' });
        throw error;
      }
    },
  }));
}
