import type { Outcome } from '@/domain/results/outcome';
import type { ApiToken, CreatedToken, TokenDraft } from '@/domain/tokens/apiToken';

/** Tools for programs that act for the account. Loaded only with their page. */
export interface ToolsPort {
  /** API tokens in order of creation. */
  tokens(signal?: AbortSignal): Promise<readonly ApiToken[]>;
  /** Creates a token; its secret is returned only here. */
  createToken(draft: TokenDraft): Promise<Outcome<CreatedToken, 'tooManyTokens'>>;
  /** Revokes a token. Idempotent. */
  revokeToken(id: number): Promise<void>;
}
