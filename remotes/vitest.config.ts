import { remoteTestConfig } from '@parapet/build/test';

/** All remotes in one run, as they load the same kit. Each has a configuration of its own too, for working on it alone. */
export default remoteTestConfig('*/src');
