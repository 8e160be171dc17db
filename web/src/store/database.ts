/** The browser's database, with promises: one store, the few requests that saved games need, and nothing else. */

/** Opens the database and lays out its store when it is new. `lost` is told when the browser closes it by itself. */
export function openDatabase(name: string, store: string, lost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return answer(request).then((database) => {
    database.onclose = lost;
    return database;
  });
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once all of a transaction is on disk. */
export function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
