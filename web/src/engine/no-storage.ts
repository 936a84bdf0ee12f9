/**
 * Stands in for the database that PyScript opens when it is loaded, to remember folders a program has mounted. This site mounts none,
 * and where a browser forbids storage the attempt alone would be an error.
 */
export default class {}
