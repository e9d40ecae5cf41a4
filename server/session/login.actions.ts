/** Of a login by password: what recovery clears, and what a change of the password asks. */
export { forgetTries, passwordOf } from './login/actions.ts';
