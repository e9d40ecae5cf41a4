export { forgetTries, passwordOf } from './login/actions.ts';
