import sharp from 'sharp';

// One thread for a picture, off the thread that answers requests; nothing is kept in memory after.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
