/** What the lock file says now is installed. */
export function markInstalled(): void;
