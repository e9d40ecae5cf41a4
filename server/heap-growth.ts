import { setFlagsFromString } from 'node:v8';

// V8 collects in earnest only once a heap has become up to four times what it held last, on a machine
// with memory to spare; then half of what the server takes is garbage. It may become this much larger,
// in percent. Node takes it neither from NODE_OPTIONS nor, for its threads, from `resourceLimits`.
setFlagsFromString('--heap-growing-percent=40');
