export { listDevices } from './devices/queries.ts';
