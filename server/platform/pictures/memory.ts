const megabyte = 1024 * 1024;

/** Of one process that decodes: the largest picture that is taken needs about 550. */
export const residentAtMost = 800 * megabyte;
/** After a large picture the allocator keeps what it was given: the next one gets a fresh process. */
export const residentAtRest = 250 * megabyte;

/**
 * Kilobytes of private memory that the kernel gives to one process. Node reserves 600 MB at its
 * start without using them; the rest is what `residentAtMost` means, for what grows between looks.
 */
export const dataKilobytesAtMost = 1_500_000;
