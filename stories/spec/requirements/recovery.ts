import type { Area } from './types';

export const recovery = {
  prefix: 'RECOVER',
  title: 'Password recovery',
  screen: 'ForgotPasswordScreen',
  requirements: [
    {
      id: 'RECOVER-01',
      text: 'Step 1 asks for an e-mail, required and of e-mail type.',
      from: ['§2 Forgot password', '§5'],
    },
    { id: 'RECOVER-02', text: 'Ok is disabled while the field is empty.', from: ['§2 Forgot password'] },
    { id: 'RECOVER-03', text: 'Cancel goes back to the login.', from: ['§2 Forgot password'] },
    {
      id: 'RECOVER-04',
      text: 'Step 2 names the address the instructions went to.',
      from: ['§2 Forgot password'],
    },
    {
      id: 'RECOVER-05',
      text: 'Step 2 says to wait and retry, and to give support a name and telephone otherwise.',
      from: ['§2 Forgot password'],
    },
    { id: 'RECOVER-06', text: 'Ok of step 2 returns to the form.', from: ['§2 Forgot password', '§4'] },
    { id: 'RECOVER-07', text: 'No request is made.', from: ['§2 Forgot password', '§7'] },
    { id: 'RECOVER-08', text: 'A wrong format has no message of its own.', from: ['§5'] },
  ],
} as const satisfies Area;
