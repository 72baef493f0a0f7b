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
    {
      id: 'RECOVER-07',
      text: 'Ok of step 1 requests a mail with a link, which replaces the specified mock; its failure shows above the buttons.',
      from: ['§2 Forgot password', '§7', '§8', 'D48'],
    },
    { id: 'RECOVER-08', text: 'A wrong format has no message of its own.', from: ['§5'] },
    {
      id: 'RECOVER-09',
      text: 'The instructions are a link that sets another password, once, for 30 minutes.',
      from: ['§2 Forgot password'],
      screen: 'auth server',
    },
    {
      id: 'RECOVER-10',
      text: 'A reset ends every session of the account and its other links.',
      from: ['D22'],
      screen: 'auth server',
    },
    {
      id: 'RECOVER-11',
      text: 'Every address gets the same answer, registered or not.',
      from: ['§2 Forgot password'],
      screen: 'auth server',
    },
    {
      id: 'RECOVER-12',
      text: 'The page of the link takes its token out of the address at once.',
      from: ['D21'],
      screen: 'ResetPasswordScreen',
    },
    {
      id: 'RECOVER-13',
      text: 'The new password is typed twice, by the rules of registration; then comes the login.',
      from: ['§5', '§4'],
      screen: 'ResetPasswordScreen',
    },
    {
      id: 'RECOVER-14',
      text: 'A link that does not work leads to a new one.',
      from: ['§2 Forgot password', 'D21'],
      screen: 'ResetPasswordScreen',
    },
    {
      id: 'RECOVER-15',
      text: 'A new password removes no passkey: the mail about it names those that stay and leads to where they are removed.',
      from: ['D31'],
      screen: 'ResetPasswordScreen',
    },
  ],
} as const satisfies Area;
