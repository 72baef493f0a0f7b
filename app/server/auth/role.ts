/** Returns the role of somebody with this e-mail and this role in the database. */
export function roleOf(
  { email, role }: { readonly email: string; readonly role: string },
  { adminEmails }: { readonly adminEmails: readonly string[] },
): 'customer' | 'admin' {
  return role === 'admin' || adminEmails.includes(email) ? 'admin' : 'customer';
}
