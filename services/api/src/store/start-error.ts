/** The database cannot be used as it is set up; the message is for the person who starts the service. */
export class StartError extends Error {
  override name = 'StartError';
}
