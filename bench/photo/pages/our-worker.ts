// The product's own worker, as a file of its own.
import '../../../src/device/picture/picture.worker';
