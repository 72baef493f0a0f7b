import { options } from './options.js';

/** `npm run mutations`: rules of the domain, view makers and reducers of screens, tried by the unit tests. */
export default options('portal', [
  'src/domain/**/*.ts',
  'src/screens/**/*View.ts',
  'src/screens/**/*State.ts',
  'src/screens/**/to*.ts',
]);
